// In a separate file, because the room needs these times but not the code that reads forms.

/** How long a mute lasts; `lifted`: until a moderator ends it (docs/behaviour/chat.md#mutes). */
export const muteTimes = ['hour', 'day', 'week', 'lifted'] as const;
export type MuteTime = (typeof muteTimes)[number];
export const muteTimeLabels: Record<MuteTime, string> = {
  hour: 'One hour',
  day: 'One day',
  week: 'Seven days',
  lifted: 'Until it is lifted',
};
