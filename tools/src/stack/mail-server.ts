import { createServer, type Socket } from 'node:net';

// A minimal mail server for the stack, which runs next to it on plain Node: accepts every mail and logs its subject.

createServer(serve).listen(2525, '0.0.0.0');

function serve(socket: Socket): void {
  let received = '';
  let isMail = false;
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.write('220 mail\r\n');
  socket.on('data', (text: string) => {
    received += text;
    for (;;) {
      const mark = isMail ? '\r\n.\r\n' : '\r\n';
      const end = received.indexOf(mark);
      if (end === -1) return;
      const line = received.slice(0, end);
      received = received.slice(end + mark.length);
      if (isMail) process.stdout.write(`${/^Subject: *(.*)$/im.exec(line)?.[1] ?? ''}\n`);
      isMail = answer(socket, isMail ? '' : line.slice(0, 4).toUpperCase());
    }
  });
}

/** Sends the response that is due, and returns whether the mail's content comes next. */
function answer(socket: Socket, verb: string): boolean {
  if (verb === 'QUIT') socket.end('221 bye\r\n');
  else socket.write(verb === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
  return verb === 'DATA';
}
