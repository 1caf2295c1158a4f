import { reportFault } from './test-faults';

/** One answer for each call, in this order. A further call fails the test. */
export function inTurn<Answers extends unknown[]>(...answers: Answers): () => Answers[number] {
  const left = [...answers];
  return () => {
    const [next] = left.splice(0, 1);
    if (next === undefined) throw reportFault(`The test gives only ${answers.length} answers to this call.`);
    return next;
  };
}
