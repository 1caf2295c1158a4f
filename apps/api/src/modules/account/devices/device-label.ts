import Bowser from 'bowser';

const labelMaxLength = 80;
/** Browsers do not send longer headers. */
const userAgentMaxLength = 512;
const unknownDevice = 'Unknown device';

/** Such as "Firefox on Windows", from the header User-Agent. Never longer than 80 characters. */
export function deviceLabel(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, userAgentMaxLength).trim();
  if (text === '') return unknownDevice;
  const parser = Bowser.getParser(text);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  const label = browser && system ? `${browser} on ${system}` : browser || system || unknownDevice;
  return label.slice(0, labelMaxLength);
}
