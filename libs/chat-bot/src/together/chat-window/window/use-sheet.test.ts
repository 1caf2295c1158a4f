import { act, renderHook } from '@testing-library/react';
import { useSheet } from './use-sheet';

class FakeViewport extends EventTarget {
  offsetTop = 0;
  height = 740;
  scale = 1;
  change(fields: Partial<Pick<FakeViewport, 'offsetTop' | 'height' | 'scale'>>, event = 'resize') {
    Object.assign(this, fields);
    act(() => void this.dispatchEvent(new Event(event)));
  }
}
let visual: FakeViewport;

beforeEach(() => {
  visual = new FakeViewport();
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: visual });
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
});
afterEach(() => {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: null });
});

test('the sheet fills what the keyboard leaves free, also where the browser scrolls to the field', () => {
  const { result } = renderHook(() => useSheet());
  expect(result.current).toEqual({ top: 0, height: 740 });
  visual.change({ height: 380 });
  expect(result.current).toEqual({ top: 0, height: 380 });
  visual.change({ offsetTop: 210 }, 'scroll');
  expect(result.current).toEqual({ top: 210, height: 380 });
  visual.change({ offsetTop: 0, height: 740 });
  expect(result.current).toEqual({ top: 0, height: 740 });
});

test('a zoom with two fingers magnifies the sheet and does not shrink it', () => {
  const { result } = renderHook(() => useSheet());
  visual.change({ scale: 2, height: 370, offsetTop: 120 });
  visual.change({ offsetTop: 300 }, 'scroll');
  expect(result.current).toEqual({ top: 0, height: 740 });
  visual.change({ scale: 1, height: 740, offsetTop: 0 });
  expect(result.current).toEqual({ top: 0, height: 740 });
});
