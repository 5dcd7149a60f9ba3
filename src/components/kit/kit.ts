import type { KitComponent } from './KitComponent.ts';
import { cifra } from './Cifra/Cifra.ts';
import { cifras } from './Cifras/Cifras.ts';
import { cita } from './Cita/Cita.ts';
import { cuenta } from './Cuenta/Cuenta.ts';
import { figura } from './Figura/Figura.ts';
import { llamadaALaAccion } from './LlamadaALaAccion/LlamadaALaAccion.ts';
import { nota } from './Nota/Nota.ts';
import { video } from './Video/Video.ts';

/**
 * The components that articles may use without importing them, by the name an author writes: what pages, the content
 * check and the editor know of them, and tests compare the guide with it. `Name/Name.astro` draws each. MDX has
 * components, but neither their shapes nor examples.
 */
export const kit = {
  Nota: nota,
  Figura: figura,
  Cifras: cifras,
  Cifra: cifra,
  Cita: cita,
  Cuenta: cuenta,
  LlamadaALaAccion: llamadaALaAccion,
  Video: video,
} as const satisfies Record<string, KitComponent>;

type KitName = keyof typeof kit;

export const kitNames = Object.keys(kit) as KitName[];

/** The kit's component of this name; `undefined` where there is none. */
export const kitComponent = (name: string): KitComponent | undefined =>
  Object.hasOwn(kit, name) ? kit[name as KitName] : undefined;
