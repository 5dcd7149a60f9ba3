import { useEffect, type RefObject } from 'react';
import { AWAKE } from '#lib/awake.ts';
import './plainWhereCut.ts';

/**
 * Tells `client:intent` that the island is awake, so that it gives back the clicks it held. React
 * runs effects in the order they are written: called last in a component, this one runs when
 * everything the component sets up is in place. Every island with `client:intent` needs it.
 */
export function useAwake(part: RefObject<Element | null>): void {
  useEffect(() => {
    part.current?.dispatchEvent(new Event(AWAKE, { bubbles: true }));
  }, [part]);
}
