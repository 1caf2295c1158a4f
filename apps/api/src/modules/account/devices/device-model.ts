import Bowser from 'bowser';

const modelMaxLength = 60;
/** Browsers do not send longer headers. */
const userAgentMaxLength = 512;

/** Such as "Pixel 8" or "Windows NT 10.0", from the header User-Agent; empty when the header has no model. At most 60 characters. */
export function deviceModel(userAgent: string): string {
  const text = userAgent.slice(0, userAgentMaxLength).trim();
  if (text === '') return '';
  // The parser knows few models; browsers that hide the model send "K".
  const [, android = ''] = /Android [\d.]+; ([^;()]{2,60}?)(?: Build\/[^;()]*)?\)/.exec(text) ?? [];
  if (android !== '') return android.slice(0, modelMaxLength);
  const parser = Bowser.getParser(text);
  const { vendor, model } = parser.getPlatform();
  const device = [vendor, model].filter(Boolean).join(' ');
  const system = [parser.getOSName(), parser.getOSVersion()].filter(Boolean).join(' ');
  return (device || system).slice(0, modelMaxLength);
}
