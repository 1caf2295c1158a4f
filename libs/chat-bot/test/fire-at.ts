import { fireEvent } from '@testing-library/react';

/** Fires an event with a given time in milliseconds on the clock of DOM events. Returns whether its default action was not prevented. */
export const fireAt = (field: Element, event: Event, timeStamp: number) =>
  fireEvent(field, Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
