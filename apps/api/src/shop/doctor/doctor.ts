import { checkDatabase } from './check-database.ts';
import { checkMailServer, checkPublicUrl, checkRedis } from './check-network.ts';
import { checkBackups, checkDisk, checkStorage } from './check-places.ts';
import { checkNode, checkSettings } from './check-settings.ts';
import { findingLine, type Finding } from './finding.ts';

/** The doctor's entry in the help. */
export const doctorUsage = {
  usage: 'doctor',
  about: 'look at settings, database, clock, disk, backups, mail server and address: one line each with what to do',
} as const;

interface DoctorInput {
  environment: Record<string, string | undefined>;
  print: (line: string) => void;
}

/** Checks everything the shop needs without changing anything. Throws if a finding is `bad`. */
export async function runDoctor({ environment, print }: DoctorInput): Promise<void> {
  const findings = await examine(environment);
  for (const finding of findings) print(findingLine(finding));
  const count = findings.filter(({ level }) => level === 'bad').length;
  if (count > 0) throw new Error(`${count} of these must be fixed.`);
}

async function examine(environment: DoctorInput['environment']): Promise<Finding[]> {
  const { config, findings } = checkSettings(environment);
  const first = [checkNode(), ...findings];
  if (!config) return first;
  return [
    ...first,
    ...(await checkDatabase(config)),
    ...(await checkRedis(config)),
    await checkDisk(config),
    await checkBackups(config),
    await checkStorage(config),
    await checkMailServer(config),
    await checkPublicUrl(config),
  ];
}
