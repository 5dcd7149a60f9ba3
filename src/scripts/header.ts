const header = document.querySelector('[data-header]');
const sentinel = document.querySelector('[data-header-sentinel]');

// An observer instead of a scroll handler: the browser calls it twice a visit, not every frame.
if (header && sentinel && 'IntersectionObserver' in window) {
  new IntersectionObserver(([entry]) => {
    header.toggleAttribute('data-scrolled', Boolean(entry && !entry.isIntersecting));
  }).observe(sentinel);
}

// Engines without invoker commands (Safari before 26.2, WebKitGTK 2.50) open the menu from here;
// those without dialogs lead to the same links in the footer.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    const id = button && button.getAttribute('commandfor');
    const dialog = id ? (document.getElementById(id) as HTMLDialogElement | null) : null;
    if (!button || !dialog) return;
    if (typeof dialog.showModal !== 'function') location.hash = 'secciones';
    else if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
