/** Mail providers whose domain names no company, and stands for nobody. */
const freeMail = new Set(
  (
    'gmail.com googlemail.com msn.com rocketmail.com icloud.com me.com mac.com proton.me protonmail.com pm.me web.de mail.com mail.de email.com ' +
    'mail.ru list.ru bk.ru inbox.ru rambler.ru ukr.net ya.ru zoho.com fastmail.com hey.com duck.com tutanota.com tuta.com tuta.io posteo.de ' +
    'mailbox.org mailfence.com runbox.com t-online.de freenet.de arcor.de orange.fr wanadoo.fr free.fr sfr.fr neuf.fr laposte.net libero.it ' +
    'virgilio.it alice.it tiscali.it tin.it bluewin.ch ziggo.nl kpnmail.nl telenet.be skynet.be terra.com.br uol.com.br bol.com.br wp.pl o2.pl ' +
    'onet.pl interia.pl seznam.cz centrum.cz qq.com foxmail.com 163.com 126.com yeah.net 139.com sina.com sohu.com naver.com daum.net ' +
    'hanmail.net nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp rediffmail.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net ' +
    'cox.net charter.net btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net bigpond.com optusnet.com.au shaw.ca rogers.com ' +
    'sympatico.ca mailinator.com guerrillamail.com sharklasers.com yopmail.com 10minutemail.com temp-mail.org tempmail.com trashmail.com ' +
    'maildrop.cc getnada.com discard.email dispostable.com'
  ).split(' '),
);
/** Those with a domain in many countries. */
const freeMailFamilies =
  /^(?:(?:yahoo|ymail|hotmail|outlook|gmx|aol|yandex)\.(?:co\.|com\.)?[a-z]{2,3}|live\.(?:com|at|be|ca|cl|cn|de|dk|fi|fr|hk|ie|it|jp|nl|no|ru|se|co\.uk|com\.(?:ar|au|mx|pt)))$/;

/** True for the domain of a mail provider, which names no company. */
export function isFreeMail(domain: string): boolean {
  return freeMail.has(domain) || freeMailFamilies.test(domain);
}

/** What a new employer's company is called: the domain of their address once it is verified, otherwise, or at a mail provider, "NAME's company". */
export function companyNameFor({ email, verified }: { email: string; verified: boolean }): string {
  const [local = '', domain = ''] = email.split('@');
  if (verified && !isFreeMail(domain)) return domain;
  const name =
    local
      .replace(/\+.*$/, '')
      .replace(/[._-]+/g, ' ')
      .trim() || local;
  return `${name.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase())}'s company`;
}
