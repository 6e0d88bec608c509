import { cottonScene, lampScene } from './about.mjs';
import { productScene } from './product.mjs';

const product = (kind) => ({
  widths: [320, 480, 720],
  aspect: 1,
  samples: 6,
  passes: 5,
  scene: (aspect) => productScene(kind, aspect),
});

export const scenes = {
  'packet-pure': product('pure'),
  'packet-long': product('long'),
  'packet-round': product('round'),
  'about-lamp': { widths: [480, 720, 960], aspect: 1.6, samples: 6, passes: 5, scene: lampScene },
  'about-cotton': { widths: [480, 720, 960], aspect: 1.6, samples: 6, passes: 5, scene: cottonScene },
};
