import {
  type Config,
  configSchema,
  isForReal,
  readConfig,
  unfitForProduction,
  WrongSettings,
} from '../../platform/config.ts';
import { bad, doubtful, good, type Finding } from './finding.ts';

const oldestNode = 24;

type Environment = Record<string, string | undefined>;

/** The version of Node. */
export function checkNode(version = process.versions.node): Finding {
  const isNewEnough = Number(version.split('.')[0]) >= oldestNode;
  return isNewEnough ? good(`Node ${version}`) : bad(`Node ${version}: use ${oldestNode} or newer.`);
}

/** Checks the settings, including those that make startup fail; config is null if they cannot be parsed. */
export function checkSettings(environment: Environment): { config: Config | null; findings: Finding[] } {
  const config = configSchema.safeParse(environment).data ?? null;
  return {
    config,
    findings: [...wrongSettings(environment), ...(config && !isForReal(config) ? notForReal(config) : [])],
  };
}

function wrongSettings(environment: Environment): Finding[] {
  try {
    const { NODE_ENV, JWT_SECRET_PREVIOUS } = readConfig(environment);
    const settings = good(`Settings, for ${NODE_ENV}`);
    if (!JWT_SECRET_PREVIOUS) return [settings];
    return [settings, doubtful('JWT_SECRET_PREVIOUS is set: take it out a week after the change of the secret.')];
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    return error.lines.map(bad);
  }
}

function notForReal(config: Config): Finding[] {
  const lines = [
    'NODE_ENV is not production: demo logins, and mails that anybody can read',
    ...unfitForProduction(config),
  ];
  return lines.map((line) => doubtful(`for a real shop: ${line}`));
}
