import { fireEvent } from '@testing-library/react';

/** Fires an event at a time in milliseconds of the events' clock, whatever the time on this machine. Returns whether its default remains. */
export const fireAt = (field: Element, event: Event, timeStamp: number) =>
  fireEvent(field, Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
