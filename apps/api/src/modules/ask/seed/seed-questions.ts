import { accountQuestions } from './questions/account-questions';
import { clientQuestions } from './questions/client-questions';
import { commandQuestions } from './questions/command-questions';
import { serverQuestions } from './questions/server-questions';

/** The oldest first, so that ids rise with time. */
export const seedQuestions = [
  ...clientQuestions,
  ...commandQuestions,
  ...accountQuestions,
  ...serverQuestions,
].toSorted((one, other) => other.daysAgo - one.daysAgo);
