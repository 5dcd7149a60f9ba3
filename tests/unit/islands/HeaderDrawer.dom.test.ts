import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import HeaderDrawer from '#islands/HeaderDrawer/HeaderDrawer.tsx';

// What a browser does with the drawer: tests/e2e/navigation/drawer.spec.ts.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => new EventTarget());

// tests/e2e/navigation/drawer.spec.ts tests that a click without any of these keys closes it.
test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])(
  'the phone’s menu stays open by a click with %s on a link, which leads elsewhere',
  (_key, keys) => {
    document.body.innerHTML = '<div></div>';
    const link = createElement('a', { href: '#Empresas' }, 'Empresas');
    const props = { id: 'menu', menuLabel: 'Abrir', closeLabel: 'Cerrar', title: 'Menú' };
    const root = createRoot(document.body.firstElementChild as Element);
    act(() => root.render(createElement(HeaderDrawer, { ...props, children: link })));
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.close = vi.fn();

    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    act(() => document.querySelector('a')?.dispatchEvent(event));

    expect(dialog.close).not.toHaveBeenCalled();
  },
);
