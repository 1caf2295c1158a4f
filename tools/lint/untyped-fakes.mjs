/** Load contexts of tests that no type checks, as options of `no-restricted-syntax`. */
export const untypedFakes = [
  {
    selector:
      ':matches(Property[key.name="context"], VariableDeclarator[id.name="context"]) > TSAsExpression > TSNeverKeyword',
    message:
      'Use contextWith() and fakeUpstream() of @starhaven/upstream/testing: their types check the services and the answers of the host.',
  },
];
