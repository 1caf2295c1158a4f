import { useEffect, useState } from 'react';

/** When zoomed with two fingers, the visual viewport is the magnified part and not the area above a keyboard. */
const zoomedFrom = 1.01;

function measure(): number {
  const visual = window.visualViewport;
  if (!visual || visual.scale > zoomedFrom) return 0;
  return Math.max(0, Math.round(window.innerHeight - visual.height - visual.offsetTop));
}

/** How much of the lower part of the page an on-screen keyboard covers, in CSS pixels. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(measure);
  useEffect(() => {
    const visual = window.visualViewport;
    const onChange = () => setHeight(measure());
    visual?.addEventListener('resize', onChange);
    visual?.addEventListener('scroll', onChange);
    return () => {
      visual?.removeEventListener('resize', onChange);
      visual?.removeEventListener('scroll', onChange);
    };
  }, []);
  return height;
}
