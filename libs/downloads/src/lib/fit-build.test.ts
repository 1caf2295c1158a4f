import { fitBuild } from './fit-build';

const server = (name: string, versions: string[], isOnline = true) => ({
  ...{ id: name, name, address: '', entry: '' },
  ...{ versions, isOnline },
});
const servers = [server('Old', ['4.0.0']), server('New', ['OSRELWin5.0.0', '5.1']), server('Down', ['3.7'], false)];

test('a build fits the servers that accept its version', () => {
  expect(fitBuild('5.0', servers)).toEqual({ fits: ['New'], others: [] });
  expect(fitBuild('4.0', servers)).toEqual({ fits: ['Old'], others: [] });
});

test('a build that no server accepts is reported with the versions that they accept', () => {
  expect(fitBuild('3.7', servers)).toEqual({ fits: [], others: ['4.0.0', '5.0.0', '5.1'] });
  expect(fitBuild('5', servers)?.fits).toEqual(['New']);
  expect(fitBuild('5.01', servers)?.fits).toEqual([]);
});

test('if no server reports its version, nothing is claimed', () => {
  expect(fitBuild('5.0', null)).toBeNull();
  expect(fitBuild('5.0', [server('Quiet', [])])).toBeNull();
  expect(fitBuild('latest', servers)).toBeNull();
});
