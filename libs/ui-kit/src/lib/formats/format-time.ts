/** How a moment is written: date and time, only the day, or only the time with or without seconds. */
export type TimeForm = 'moment' | 'day' | 'clock' | 'seconds';

/** The options of each form; the script that makes times local before the first paint uses them, too. */
export const timeForms: Record<TimeForm, Intl.DateTimeFormatOptions> = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'long' },
  clock: { timeStyle: 'short' },
  seconds: { timeStyle: 'medium' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format costs a hundred times as much as using it. */
function formatOf(form: TimeForm, zone: 'UTC' | undefined): Intl.DateTimeFormat {
  const key = `${form} ${zone}`;
  let format = formats.get(key);
  if (!format) {
    format = zone
      ? new Intl.DateTimeFormat('en', { ...timeForms[form], timeZone: zone, hourCycle: 'h23' })
      : new Intl.DateTimeFormat(undefined, timeForms[form]);
    formats.set(key, format);
  }
  return format;
}

/** A moment (unix seconds) in UTC with the zone's name, in English: the form that the server renders for all visitors. */
export const formatUtcTime = (time: number, form: TimeForm): string =>
  `${formatOf(form, 'UTC').format(time * 1000)} UTC`;

/** A moment (unix seconds) in the visitor's time zone and language; for the browser only. */
export const formatLocalTime = (time: number, form: TimeForm): string => formatOf(form, undefined).format(time * 1000);
