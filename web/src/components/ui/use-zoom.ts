import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  moved,
  type Point,
  reach,
  scaleOf,
  type Scene,
  type Size,
  turned,
  type View,
  wholePicture,
  zoomed,
} from './zoom.js';

const zoomStep = 1.4;
const moveStep = 60;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: moveStep, y: 0 },
  ArrowRight: { x: -moveStep, y: 0 },
  ArrowUp: { x: 0, y: moveStep },
  ArrowDown: { x: 0, y: -moveStep },
};

function pointIn(frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = frame.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

export function useZoom(picture: Size | null, frame: RefObject<HTMLElement | null>) {
  const [frameSize, setFrameSize] = useState<Size>({ width: 1, height: 1 });
  const [view, setView] = useState<View>(wholePicture);
  const fingers = useRef(new Map<number, Point>());
  const scene: Scene | null = picture && { picture, frame: frameSize };

  const change = (next: (view: View, scene: Scene) => View) => {
    if (scene !== null) setView((before) => next(before, scene));
  };
  const zoomBy = (ratio: number, about?: Point) =>
    change((before, within) => zoomed(before, scaleOf(before, within) * ratio, within, about));
  const zoomTo = (scale: number, about?: Point) => change((before, within) => zoomed(before, scale, within, about));
  const move = (by: Point) => change((before, within) => moved(before, by, within));

  // React's wheel listener is passive, so the page would scroll along.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    // A mouse may report lines or pages instead of pixels; each of them counts as 30 pixels.
    const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : 30);
    zoomBy(Math.exp(-pixels / 400), pointIn(frame.current!, event));
  });
  useEffect(() => {
    const element = frame.current!;
    const measure = () => setFrameSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const wheel = (event: WheelEvent) => onWheel(event);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', wheel);
    };
  }, [frame]);

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointIn(event.currentTarget, event);
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const spread = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      zoomBy(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    // Each of two fingers moves the middle by half.
    const share = other === undefined ? 1 : 0.5;
    move({ x: (now.x - before.x) * share, y: (now.y - before.y) * share });
  }

  function press(key: string): boolean {
    const arrow = arrows[key];
    if (arrow !== undefined) {
      if (scene === null) return false;
      const room = reach(view, scene);
      if ((arrow.x !== 0 ? room.x : room.y) === 0) return false;
      move(arrow);
    } else if (key === '+' || key === '=') zoomBy(zoomStep);
    else if (key === '-' || key === '_') zoomBy(1 / zoomStep);
    else if (key === '0') setView(({ turns }) => ({ ...wholePicture, turns }));
    else if (key === '1') zoomTo(1);
    else if (key === 'r' || key === 'R') setView(turned);
    else return false;
    return true;
  }

  return {
    view,
    scale: scene && scaleOf(view, scene),
    movable: view.scale !== null,
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    fit: () => press('0'),
    fullSize: () => press('1'),
    toggle: () => {
      if (view.scale !== null) press('0');
      else if (scene !== null) zoomTo(Math.max(1, scaleOf(view, scene) * 2));
    },
    turn: () => press('r'),
    onKey: (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey && press(event.key),
    pointer: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        fingers.current.set(event.pointerId, pointIn(event.currentTarget, event));
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove,
      onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onDoubleClick: (event: { clientX: number; clientY: number }) => {
        if (view.scale !== null) press('0');
        else if (scene !== null && frame.current !== null) {
          zoomTo(Math.max(1, scaleOf(view, scene) * 2), pointIn(frame.current, event));
        }
      },
    },
  };
}
