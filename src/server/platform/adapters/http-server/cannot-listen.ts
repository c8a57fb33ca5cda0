/** A port that cannot be listened on, and what to do about it. */
export class CannotListen extends Error {
  constructor(error: unknown, host: string, port: number, setting: 'PORT' | 'METRICS_PORT' | 'MAIL_IN_PORT') {
    super(wordsFor(error, host, port, setting));
    this.name = 'CannotListen';
  }
}

function wordsFor(error: unknown, host: string, port: number, setting: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'EADDRINUSE') return `The port is taken. Stop what uses it, or set ${setting} to another one.`;
  if (code === 'EACCES')
    return `Port ${port} takes rights that Tenon does not have. Set ${setting} to one above 1023.`;
  const name = setting === 'MAIL_IN_PORT' ? 'MAIL_IN_HOST' : 'HOST';
  return `${name}=${host} is no address of this machine (${code}). Set ${name} to one that is, such as 127.0.0.1, or 0.0.0.0 for all.`;
}
