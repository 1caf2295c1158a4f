import { refuseSetting } from './refuse-setting';
import type { Environment } from './environment';

/** The http or https URL in a variable; empty if the variable is not set. Throws ConfigError naming the variable and its value. */
export function readWebAddress(env: Environment, name: string): string {
  const url = env[name]?.trim() ?? '';
  if (url !== '' && (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)))
    refuseSetting(name, url, 'an http or https URL');
  return url;
}
