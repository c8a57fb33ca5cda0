/** Private, local, shared and special addresses, and the public ones on which clouds answer for the machine itself. */
const ipv4 = [
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.254',
  '100.64.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.192',
  '192.0.2.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
];

const ipv6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff02::1',
  '100::1',
  '2001::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '3fff::1',
  '5f00::1',
  '4000::1',
  '2606:4700::5efe:127.0.0.1',
];

/** Spellings that parsers of addresses have fallen for. */
const odd = [
  'http://user@127.0.0.1/',
  'http://user:secret@93.184.216.34/',
  'http://93.184.216.34@127.0.0.1/',
  'http://127.0.0.1#@93.184.216.34/',
  'http://127.0.0.1\\@93.184.216.34/',
  'http:\\\\127.0.0.1/',
  'http:/127.0.0.1/',
  'http:127.0.0.1',
  '//127.0.0.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://１２７.0.0.1/',
  'http://127.0.0.1./',
  'http://0/',
  'http://127.1/',
  'http://%31%32%37.0.0.1/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://localhost.localdomain/',
  'http://[::ffff:7f00:1]/',
  'http://[fe80::1%25lo]/',
  'http://[::1%lo]/',
  'http://[v1.x]/',
  'http://[',
  'http://256.256.256.256/',
  'http://0x7f000001ffff/',
  'http://93.184.216.34:22/',
  'http://93.184.216.34:8080/',
  'https://93.184.216.34:8443/',
  'http://93.184.216.34:0/',
  'http://93.184.216.34:65536/',
  'ftp://93.184.216.34/',
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'gopher://127.0.0.1:25/',
  'data:text/html,hello',
  'javascript:alert(1)',
  'blob:http://127.0.0.1/x',
  'ws://127.0.0.1/',
  'unix:///var/run/docker.sock',
  'dict://127.0.0.1/',
  'jar:http://127.0.0.1!/',
  'about:blank',
  '',
  ' ',
  'http://',
  'https://',
  'http:///',
  'not an address',
  'http://127.0.0.1\u0000.example.com/',
  'http://inside.test/',
  'http://mixed.test/',
  'http://mapped.test/',
  'http://metadata.test/',
];

/** Some four hundred addresses that must lead nowhere; those of this machine also with the port of a server that listens. */
export function hostileAddresses(port: number): string[] {
  const hosts = [...ipv4.flatMap(spellingsOf), ...ipv6.map((address) => `[${address}]`)];
  return [
    ...hosts.map((host) => `http://${host}/`),
    ...ipv4
      .slice(0, 4)
      .flatMap(spellingsOf)
      .map((host) => `http://${host}:${port}/`),
    ...ipv6.slice(0, 3).map((host) => `http://[${host}]:${port}/`),
    ...ipv4.map((host) => `https://${host}/latest/meta-data/`),
    ...odd,
  ];
}

function spellingsOf(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = number.toString(16).padStart(8, '0');
  const halves = `${hex.slice(0, 4)}:${hex.slice(4)}`;
  return [
    address,
    String(number),
    `0x${hex}`,
    [a, b, c, d].map((part) => `0${part.toString(8)}`).join('.'),
    [a, b, c, d].map((part) => `0x${part.toString(16)}`).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `[::ffff:${address}]`,
    `[::${halves}]`,
    `[64:ff9b::${halves}]`,
    `[2002:${halves}::1]`,
  ];
}
