/** Mail providers whose domain names no company. */
const freeMail = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com ' +
    'proton.me protonmail.com pm.me gmx.com gmx.de gmx.net web.de mail.com mail.ru yandex.com yandex.ru zoho.com fastmail.com ' +
    'hey.com tutanota.com t-online.de orange.fr free.fr laposte.net libero.it qq.com 163.com 126.com naver.com rediffmail.com'
  ).split(' '),
);

/** True for the domain of a mail provider, which names no company. */
export function isFreeMail(domain: string): boolean {
  return freeMail.has(domain);
}

/** What a new employer's company is called: the domain of their address once it is verified, otherwise, or at a mail provider, "NAME's company". */
export function companyNameFor({ email, verified }: { email: string; verified: boolean }): string {
  const [local = '', domain = ''] = email.split('@');
  if (verified && !freeMail.has(domain)) return domain;
  const name =
    local
      .replace(/\+.*$/, '')
      .replace(/[._-]+/g, ' ')
      .trim() || local;
  return `${name.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase())}'s company`;
}
