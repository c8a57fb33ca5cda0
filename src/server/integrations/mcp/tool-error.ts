/** A call was refused; the message is for whoever reads the tool's answer. */
export class ToolError extends Error {
  override name = 'ToolError';
}
