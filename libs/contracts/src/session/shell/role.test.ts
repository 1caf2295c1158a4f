import * as v from 'valibot';
import { RoleListSchema } from './role';

test.each([
  [3, [3]],
  ['3', [3]],
  ['1,3', [1, 3]],
  [
    ['4', 1],
    [4, 1],
  ],
  ['ADMIN', [1]],
  [
    ['Sponsor', 'member', 99],
    [4, 3, 99],
  ],
  [['owner', {}, null, 3], [3]],
  ['', []],
  [null, []],
  [undefined, []],
])('the roles %j are %j', (wire, roles) => {
  expect(v.parse(RoleListSchema, wire)).toEqual(roles);
});
