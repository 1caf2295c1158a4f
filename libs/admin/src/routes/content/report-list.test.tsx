import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { ReportList } from './report-list';

test.each([true, false])('without reports there is a way to the moderation of the chat: %s', (hasChat) => {
  const Component = () => <ReportList reports={[]} maySettle hasChat={hasChat} />;
  const Stub = createRemixStub([{ path: '/', Component }]);
  render(<Stub />);
  const link = screen.queryByRole('link', { name: 'Pause rooms and mute members of the chat' });
  expect(link?.getAttribute('href')).toBe(hasChat ? '/chat/moderation' : undefined);
});
