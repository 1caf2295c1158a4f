import { incidentLimits } from '@starhaven/contracts/admin';
import { componentNames, incidentImpacts, incidentStates, maintenanceStates } from '@starhaven/contracts/status';
import { zonedToSeconds } from '@starhaven/ui-kit';
import * as v from 'valibot';

const required = (maxLength: number, message: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(maxLength, `At most ${maxLength} characters.`),
  );
const titleField = { title: required(incidentLimits.title, 'Give it a title.') };
const textField = { text: required(incidentLimits.text, 'Say what visitors should know.') };
const seenFields = {
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  version: v.pipe(v.string(), v.nonEmpty(), v.maxLength(30)),
};

const timeFields = {
  start: v.optional(v.string(), ''),
  end: v.optional(v.string(), ''),
  /** The time zone of both times; without scripts UTC. */
  zone: v.optional(v.pipe(v.string(), v.maxLength(60)), 'UTC'),
};
type Times = v.InferOutput<v.ObjectSchema<typeof timeFields, undefined>>;

const secondsOf = (name: 'start' | 'end', times: Times) => zonedToSeconds(times[name], times.zone) ?? 0;

/** Requires both times that the host accepts, and an end after the start. */
const checkTimes = <Fields extends Times>() =>
  v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const { start, end } = timesOf(value);
    const tell = (name: 'start' | 'end', message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: { ...value }, key: name, value: value[name] }],
      });
    if (start === 0) tell('start', 'Choose a day and a time.');
    if (end === 0) tell('end', 'Choose a day and a time.');
    else if (end > incidentLimits.seconds) tell('end', 'Choose a day before the year 2096.');
    else if (end <= start) tell('end', 'Choose an end after the start.');
  });

/** The times of a form in unix seconds. */
export const timesOf = (times: Times) => ({ start: secondsOf('start', times), end: secondsOf('end', times) });

export const OpenFormSchema = v.object({ ...titleField, ...textField, impact: v.picklist(incidentImpacts) });
export const PlanFormSchema = v.pipe(v.object({ ...titleField, ...textField, ...timeFields }), checkTimes());
export const ChangeFormSchema = v.pipe(v.object({ ...seenFields, ...titleField, ...timeFields }), checkTimes());
export const UpdateFormSchema = v.object({
  ...seenFields,
  ...textField,
  state: v.optional(v.picklist([...incidentStates, ...maintenanceStates])),
  impact: v.optional(v.picklist(incidentImpacts)),
});
export const EndFormSchema = v.object({ ...seenFields, ...textField });
export const CancelFormSchema = v.object(seenFields);

/** The checked parts of the site and game servers; each checkbox is a separate field. */
export function affectedOf(fields: FormData) {
  const names = [...fields.keys()];
  return {
    components: componentNames.filter((name) => names.includes(`component-${name}`)),
    servers: names.flatMap((name) => /^server-(\d{1,9})$/.exec(name)?.[1] ?? []),
  };
}
