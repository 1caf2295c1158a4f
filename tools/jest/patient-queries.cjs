// By default, queries that wait (`findBy…`, `waitFor`) give up after one second, too early on a busy machine. This limit ends only hangs.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 150_000 });
