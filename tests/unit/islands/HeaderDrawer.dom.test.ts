import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import HeaderDrawer from '#islands/HeaderDrawer/HeaderDrawer.tsx';

// What a browser does with the drawer: tests/e2e/drawer.spec.ts.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => new EventTarget());

test.each([
  ['a click', {}, true],
  ['a click with Ctrl', { ctrlKey: true }, false],
  ['a click with Cmd', { metaKey: true }, false],
  ['a click with Shift', { shiftKey: true }, false],
])(
  '%s on a link of the phone’s menu closes it where it leads away: %j, %s',
  (_, keys, isClosed) => {
    document.body.innerHTML = '<div></div>';
    const link = createElement('a', { href: '#Empresas' }, 'Empresas');
    const props = { id: 'menu', menuLabel: 'Abrir', closeLabel: 'Cerrar', title: 'Menú' };
    const root = createRoot(document.body.firstElementChild as Element);
    act(() => root.render(createElement(HeaderDrawer, { ...props, children: link })));
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.close = vi.fn();

    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    act(() => document.querySelector('a')?.dispatchEvent(event));

    expect(dialog.close).toHaveBeenCalledTimes(isClosed ? 1 : 0);
  },
);
