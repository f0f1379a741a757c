import { escapeHtml } from '../escape-html.ts';

/** A mail as the mailbox shows it. */
export interface MailRow {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  kind: string;
  status: string;
  created_at: Date;
}

const style = `
body{margin:0;background:#fbfaf6;color:#16211c;font:16px/1.5 system-ui,sans-serif}
main{max-width:900px;margin:0 auto;padding:24px 16px}
h1{font-size:1.5rem;margin:0 0 16px}
a{color:#0a6b4d}
form{display:flex;gap:8px;margin-bottom:16px;flex-wrap:wrap}
input,button{font:inherit;padding:8px 12px;border:1px solid #868f89;border-radius:8px}
input{flex:1;min-width:12rem}
button{background:#0a6b4d;color:#fff;border-color:#0a6b4d}
ul{list-style:none;margin:0;padding:0;border:1px solid #e7e3d9;border-radius:12px;background:#fff}
li+li{border-top:1px solid #e7e3d9}
li a{display:block;padding:12px 16px;text-decoration:none;color:inherit}
li a:hover{background:#f3f1ea}
small{color:#4c5952;display:block}
iframe{width:100%;height:70vh;border:1px solid #e7e3d9;border-radius:12px;background:#fff}
pre{white-space:pre-wrap;background:#fff;border:1px solid #e7e3d9;border-radius:12px;padding:16px}
`;

/** The list of mails, newest first, with its filter. */
export function mailboxPage({ mails, to }: { mails: MailRow[]; to: string }): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/dev/mailbox/${escapeHtml(mail.id)}"><strong>${escapeHtml(mail.subject)}</strong><small>${describe(mail)}</small></a></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>No mails yet.</p>';
  return page(
    'Mailbox',
    `<h1>Development mailbox</h1>
<form><input name="to" type="email" value="${escapeHtml(to)}" placeholder="All addresses" aria-label="Address"><button>Show</button></form>
${list}`,
  );
}

/** One mail: its HTML in a frame that cannot run scripts, and its plain text. */
export function mailPage(mail: MailRow): string {
  return page(
    mail.subject,
    `<p><a href="/dev/mailbox">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p><small>${describe(mail)}</small></p>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(withLinksOutside(mail.html))}"></iframe>
<h2>As text</h2>
<pre>${escapeHtml(mail.text)}</pre>`,
  );
}

/** Links inside the frame would otherwise open nowhere. */
function withLinksOutside(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

function describe({ to, kind, status, created_at }: MailRow): string {
  return escapeHtml(`${to} · ${kind} · ${status} · ${created_at.toISOString()}`);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
}
