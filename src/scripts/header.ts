/** Tells the header whether the page is scrolled. To be called once the markup is there. */
export function watchHeader(): void {
  const header = document.getElementById('encabezado');
  // What stands before it, at the top of the page, is there for nothing else than being seen. The
  // browser says so twice a visit; a scroll handler would run in every frame.
  const sentinel = header && header.previousElementSibling;
  if (!sentinel || !('IntersectionObserver' in window)) return;
  new IntersectionObserver(([entry]) => {
    header.toggleAttribute('data-scrolled', !(entry as IntersectionObserverEntry).isIntersecting);
  }).observe(sentinel);
}

/**
 * Opens and closes the menu where the engine has no invoker commands (Safari before 26.2,
 * WebKitGTK 2.50); where it has no dialogs either, leads to the same links in the footer.
 */
export function commandMenu(target: Element): void {
  const button = target.closest('button[commandfor]');
  if (!button || 'commandForElement' in button) return;
  const id = button.getAttribute('commandfor') as string;
  const dialog = document.getElementById(id) as HTMLDialogElement;
  if (!dialog.showModal) location.hash = 'secciones';
  else if (dialog.open) dialog.close();
  else dialog.showModal();
}
