import { incidentStates, maintenanceStates } from './incident';
import { endedIncidentStates, hasIncidentEnded, isIncidentOpen } from './incident-words';

test('the last state of each kind ends an incident, and no other state does', () => {
  expect(endedIncidentStates).toEqual([incidentStates.at(-1), maintenanceStates.at(-1)]);
  const states = [...incidentStates, ...maintenanceStates];
  expect(states.filter((state) => hasIncidentEnded({ state }))).toEqual(endedIncidentStates);
});

test('an incident is open until it has ended, and planned work while it is in progress', () => {
  const open = (kind: 'incident' | 'maintenance', states: typeof incidentStates | typeof maintenanceStates) =>
    states.filter((state) => isIncidentOpen({ kind, state }));
  expect(open('incident', incidentStates)).toEqual(['investigating', 'identified', 'monitoring']);
  expect(open('maintenance', maintenanceStates)).toEqual(['in_progress']);
});
