/** What an employer's board elsewhere is: at one of three services, a feed, or pages that a sitemap names. */
export const externalBoardKinds = ['greenhouse', 'lever', 'ashby', 'feed', 'pages'] as const;
/** One of them. */
export type ExternalBoardKind = (typeof externalBoardKinds)[number];
