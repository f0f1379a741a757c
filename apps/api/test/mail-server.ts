import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it. */
interface ReceivedMail {
  recipients: string[];
  /** The whole message as sent: headers, empty line, body. */
  source: string;
  /** The headers by lower-case name, each with all its values, unfolded. */
  headers: Map<string, string[]>;
}

interface Refusal {
  message: string;
  responseCode: number;
}

/** A real mail server on this machine. */
export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Called with every recipient; the server responds with the error it returns, if any. */
  refuse: (recipient: string) => Refusal | null | Promise<Refusal | null>;
  close(): Promise<void>;
}

/** Starts a mail server that accepts everything by default, on a free port or on `port`. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const state: Pick<MailServer, 'refuse'> = { refuse: () => null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const answering = async () => {
        const answer = await state.refuse(address);
        done(answer ? Object.assign(new Error(answer.message), answer) : null);
      };
      void answering();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, source, headers: parseHeaders(source) });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function parseHeaders(source: string): Map<string, string[]> {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const headers = new Map<string, string[]>();
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', ...rest] = line.split(':');
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), rest.join(':').trim()]);
  }
  return headers;
}
