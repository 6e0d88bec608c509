export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface View {
  readonly scale: number | null;
  readonly middle: Point;
  readonly turns: number;
}

export interface Scene {
  readonly picture: Size;
  readonly frame: Size;
}

export const wholePicture: View = { scale: null, middle: { x: 0, y: 0 }, turns: 0 };
export const closest = 8;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

export function fittingScale({ picture, frame }: Scene, turns: number): number {
  const { width, height } = turnedSize(picture, turns);
  return Math.min(1, frame.width / width, frame.height / height);
}

export const scaleOf = (view: View, scene: Scene): number => view.scale ?? fittingScale(scene, view.turns);

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

export const turned = (view: View): View => ({ ...wholePicture, turns: (view.turns + 1) % 4 });
