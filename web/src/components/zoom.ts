/** Pixels of the screen, or of a picture. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** From the middle of the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture lies in its frame. */
export interface View {
  /** Screen pixels for one of the picture; null as long as it shall fit. */
  readonly scale: number | null;
  /** Where the middle of the picture is. */
  readonly middle: Point;
  /** Quarter turns clockwise. */
  readonly turns: number;
}

/** The two sizes that a view lives between. */
export interface Scene {
  readonly picture: Size;
  readonly frame: Size;
}

export const wholePicture: View = { scale: null, middle: { x: 0, y: 0 }, turns: 0 };
/** Closer than this nothing more can be read. */
export const closest = 8;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The picture's size as it lies. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Shows all of it; a small picture is not blown up. */
export function fittingScale({ picture, frame }: Scene, turns: number): number {
  const { width, height } = turnedSize(picture, turns);
  return Math.min(1, frame.width / width, frame.height / height);
}

export const scaleOf = (view: View, scene: Scene): number => view.scale ?? fittingScale(scene, view.turns);

/** How far the middle of the picture may go without a gap at the side; 0 where there is nothing to move. */
export function reach(view: View, { picture, frame }: Scene): Point {
  const { width, height } = turnedSize(picture, view.turns);
  const scale = scaleOf(view, { picture, frame });
  return {
    x: Math.max(0, (width * scale - frame.width) / 2),
    y: Math.max(0, (height * scale - frame.height) / 2),
  };
}

export function moved(view: View, by: Point, scene: Scene): View {
  const { x, y } = reach(view, scene);
  const middle = { x: between(-x, view.middle.x + by.x, x), y: between(-y, view.middle.y + by.y, y) };
  return { ...view, middle };
}

/** Brings the picture to that scale; what is at `about` stays there. As far as it goes out, it fits. */
export function zoomed(view: View, scale: number, scene: Scene, about: Point = { x: 0, y: 0 }): View {
  const least = fittingScale(scene, view.turns);
  const wanted = between(least, scale, Math.max(closest, least));
  if (wanted <= least) return { ...wholePicture, turns: view.turns };
  const ratio = wanted / scaleOf(view, scene);
  const by = {
    x: (about.x - view.middle.x) * (1 - ratio),
    y: (about.y - view.middle.y) * (1 - ratio),
  };
  return moved({ ...view, scale: wanted }, by, scene);
}

/** A quarter to the right; it fits again, since another side is the longer one now. */
export const turned = (view: View): View => ({ ...wholePicture, turns: (view.turns + 1) % 4 });
