import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** How the mail server behaves. The last one accepts a mail and breaks the connection without confirming it. */
export type Manners = 'takes mail' | 'busy' | 'no such person' | 'silent' | 'takes mail and hangs up';

/** A minimal mail server that misbehaves on demand. */
export interface MailServer {
  url: string;
  manners: Manners;
  /** The Message-ID of every complete mail, once per arrival. */
  arrived: string[];
  /** The last 100 complete mails, as sent. */
  lastMails: string[];
  /** Called after a mail has arrived and was confirmed. */
  onArrival: () => void;
  /** Stops listening, as if the server were down; `comeBack` listens again. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the mail server on a free port of 127.0.0.1. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  let server = await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  const { port } = address;

  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    manners: 'takes mail',
    arrived: [],
    lastMails: [],
    onArrival: () => {},
    async goAway() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
    async comeBack() {
      server = await listen(port);
    },
    close: () => mailServer.goAway(),
  };

  async function listen(onPort: number): Promise<Server> {
    const made = createServer(serve).listen(onPort, '127.0.0.1');
    await once(made, 'listening');
    return made;
  }

  function serve(socket: Socket): void {
    sockets.add(socket);
    socket.setEncoding('utf8');
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (mailServer.manners === 'silent') return;
    if (mailServer.manners === 'busy') return void socket.end('421 try again later\r\n');
    socket.write('220 mail.chaos.test\r\n');
    let received = '';
    let isMail = false;
    socket.on('data', (text: string) => {
      received += text;
      for (;;) {
        const end = received.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const line = received.slice(0, end);
        received = received.slice(end + (isMail ? 5 : 2));
        if (isMail) take(socket, line);
        else answer(socket, line);
        isMail = !isMail && /^DATA$/i.test(line);
      }
    });
  }

  function answer(socket: Socket, command: string): void {
    const verb = command.slice(0, 4).toUpperCase();
    if (verb === 'DATA') socket.write('354 go on\r\n');
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else if (verb === 'RCPT' && mailServer.manners === 'no such person') socket.write('550 no such person\r\n');
    else socket.write('250 ok\r\n');
  }

  function take(socket: Socket, source: string): void {
    mailServer.lastMails = [...mailServer.lastMails.slice(-99), source];
    mailServer.arrived.push(/^Message-ID: *(\S+)/im.exec(source)?.[1] ?? '');
    if (mailServer.manners === 'takes mail and hangs up') return void socket.destroy();
    socket.write('250 taken\r\n', () => mailServer.onArrival());
  }

  return mailServer;
}
