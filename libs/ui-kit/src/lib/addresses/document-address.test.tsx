import { createRemixStub } from '@remix-run/testing';
import { render } from '@testing-library/react';
import { ClientNavigation } from '../../shell/client-navigation/client-navigation';
import { documentAddress } from './document-address';

test('the address of the document stays after a client navigation', () => {
  window.history.replaceState(null, '', '/first?comments=1');
  const Stub = createRemixStub([{ path: '*', Component: ClientNavigation }]);
  render(<Stub />);
  window.history.pushState(null, '', '/second');
  expect(documentAddress()).toBe('http://localhost/first?comments=1');
});
