declare module 'word-extractor' {
  namespace WordExtractor {
    interface Document {
      getBody(): string;
      getHeaders(options?: { includeFooters?: boolean }): string;
      getTextboxes(options?: { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string;
    }
  }
  class WordExtractor {
    extract(source: string | Buffer): Promise<WordExtractor.Document>;
  }
  export = WordExtractor;
}
