/**
 * A page that was cut on its way ends in the middle of what it had brought. Where that is an island,
 * React would find less markup than it made, log an error and render the island again. The island is
 * let go of instead: what has come of it stays, as plain HTML. Islands import this module, so that it
 * runs before any of them wakes; no whole page ends in an island.
 */
function letGoOfCutIsland(): void {
  let last: Node = document.body;
  while (last.lastChild) last = last.lastChild;
  const island = last.parentElement?.closest('astro-island');
  island?.replaceWith(...island.childNodes);
}

if (!import.meta.env.SSR) {
  if (document.readyState !== 'loading') letGoOfCutIsland();
  else document.addEventListener('DOMContentLoaded', letGoOfCutIsland);
}
