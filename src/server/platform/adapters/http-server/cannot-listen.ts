/** A port that cannot be listened on, and what to do about it. */
export class CannotListen extends Error {
  constructor(error: unknown, host: string, port: number, setting: keyof typeof hostSettings) {
    super(wordsFor(error, host, port, setting));
    this.name = 'CannotListen';
  }
}

const hostSettings = { PORT: 'HOST', METRICS_PORT: 'METRICS_HOST', MAIL_IN_PORT: 'MAIL_IN_HOST' };

function wordsFor(error: unknown, host: string, port: number, setting: keyof typeof hostSettings): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'EADDRINUSE') return `The port is taken. Stop what uses it, or set ${setting} to another one.`;
  if (code === 'EACCES')
    return `Port ${port} takes rights that Tenon does not have. Set ${setting} to one above 1023.`;
  const name = hostSettings[setting];
  return `${name} ${host} is no address of this machine (${code}). Set ${name} to one that is, such as 127.0.0.1, or 0.0.0.0 for all.`;
}
