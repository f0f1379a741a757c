import { parseArgs } from 'node:util';
import { email as emailAddress, type Locale, type StaffRole, staffRoles } from '@haat/contracts';
import {
  changeRole,
  endAccess,
  findMember,
  inviteMember,
  invitationLink,
  listMembers,
  resetFactor,
  sendLink,
} from '../features/staff/public.ts';
import type { Services } from '../services.ts';
import { withServices, type Command } from './command.ts';

interface Asked {
  email: string;
  /** The argument after the e-mail address. */
  word: string | undefined;
  role: string | undefined;
  name: string | undefined;
  locale: Locale;
  print: (line: string) => void;
}

const verbs: Readonly<Record<string, (services: Services, asked: Asked) => Promise<void>>> = {
  add,
  link,
  role,
  reset,
  remove,
};

/** `shop staff`: manages the staff of the console. */
export const staffCommand: Command = {
  usage:
    'staff list | add EMAIL --role ROLE --name NAME [--bangla] | link EMAIL [--bangla] | role EMAIL ROLE | reset EMAIL | remove EMAIL',
  about:
    'who works in the console, as staff, operator or owner; `link` sets a password anew, `reset` turns a lost second factor off',
  async run({ args, config, print }) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' }, bangla: { type: 'boolean', default: false } },
    });
    const [verb = '', address, word] = positionals;
    if (verb === 'list') return withServices(config, (services) => list(services, print));
    const run = verbs[verb];
    if (!run) throw new Error('Say what: shop staff list, add, link, role, reset or remove.');
    const email = emailAddress.safeParse(address);
    if (!email.success) throw new Error('Name the e-mail address, such as name@example.com.');
    const locale = values.bangla ? 'bn' : 'en';
    const { role: roleGiven, name } = values;
    await withServices(config, (services) =>
      run(services, { email: email.data, word, role: roleGiven, name, locale, print }),
    );
  },
};

const by = (verb: string) => ({ staff: null, action: `shop staff ${verb}`, requestId: null }) as const;

async function add(services: Services, { email, role: wanted, name, locale, print }: Asked): Promise<void> {
  const fullName = name?.trim() ?? '';
  if (fullName === '') throw new Error('Say the name: --name "Nusrat Jahan".');
  const { token } = await inviteMember(services, { email, fullName, role: roleOf(wanted), locale, by: by('add') });
  print(`✓ ${email} is invited, by mail and by this link, which works once within three days:`);
  print(invitationLink(services.config, token));
}

async function link(services: Services, { email, locale, print }: Asked): Promise<void> {
  const token = await sendLink(services, { who: { email }, locale, by: by('link') });
  print(`✓ ${email} sets a new password with this link, which was mailed too; it works once within three days:`);
  print(invitationLink(services.config, token));
}

async function role(services: Services, { email, word, print }: Asked): Promise<void> {
  const wanted = roleOf(word);
  const { id: staffId } = await findMember(services.db, { email });
  await changeRole(services, { staffId, role: wanted, by: by('role') });
  print(`✓ ${email} has the role ${wanted} now.`);
}

async function reset(services: Services, { email, print }: Asked): Promise<void> {
  const { id: staffId } = await findMember(services.db, { email });
  await resetFactor(services, { staffId, by: by('reset') });
  print(`✓ ${email} signs in with the password alone now, and is signed out everywhere.`);
}

async function remove(services: Services, { email, print }: Asked): Promise<void> {
  const { id: staffId } = await findMember(services.db, { email });
  await endAccess(services, { staffId, by: by('remove') });
  print(`✓ ${email} is signed out everywhere and cannot sign in.`);
}

async function list(services: Services, print: (line: string) => void): Promise<void> {
  const members = await listMembers(services);
  if (members.length === 0) print('Nobody works in the console: shop staff add EMAIL --role owner --name NAME.');
  for (const { email, full_name: name, role: held, state, second_factor: hasFactor, last_seen_at: seen } of members) {
    const factor = hasFactor ? 'second factor' : 'no second factor';
    print(`${email}  ${JSON.stringify(name)}  ${held}  ${state}  ${factor}  last seen ${seen ?? 'never'}`);
  }
}

function roleOf(word: string | undefined): StaffRole {
  const found = staffRoles.find((each) => each === word);
  if (!found) throw new Error(`A role is one of ${staffRoles.join(', ')}.`);
  return found;
}
