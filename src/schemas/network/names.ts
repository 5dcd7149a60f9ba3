import { nearest } from '#schemas/messages.ts';
import type { Network } from '#schemas/network.ts';
import type { Contradiction } from './contradiction.ts';

/** A name by which one part of the file means another, that is not there. */
export function unknownKeys(network: Network): Contradiction[] {
  const check = (kind: string, known: readonly { key: string }[]) => {
    const keys = known.map(({ key }) => key);
    return (path: Contradiction['path'], key: string): Contradiction[] => {
      if (keys.includes(key)) return [];
      const meant = nearest(key, keys);
      const advice = meant ? `¿Quisiste decir «${meant}»?` : `Están: ${keys.join(', ')}.`;
      return [{ path, message: `No hay ${kind} con «key: ${key}». ${advice}` }];
    };
  };
  const branch = check('una sucursal', network.branches);
  const person = check('una persona', network.people);
  const task = check('una tarea', network.tasks.list);
  const { visit, notice, plan, route } = network;
  return [
    ...network.branches.flatMap(({ supervisor }, index) =>
      person(['branches', index, 'supervisor'], supervisor),
    ),
    ...branch(['visit', 'branch'], visit.branch),
    ...person(['visit', 'manager'], visit.manager),
    ...visit.sections.flatMap(({ items }, section) =>
      items.flatMap((item, index) =>
        item.task === undefined
          ? []
          : task(['visit', 'sections', section, 'items', index, 'task'], item.task),
      ),
    ),
    ...network.tasks.list.flatMap((entry, index) => [
      ...branch(['tasks', 'list', index, 'branch'], entry.branch),
      ...person(['tasks', 'list', index, 'person'], entry.person),
    ]),
    ...person(['notice', 'person'], notice.person),
    ...notice.unread.flatMap((key, index) => branch(['notice', 'unread', index], key)),
    ...plan.visits.flatMap((entry, index) =>
      branch(['plan', 'visits', index, 'branch'], entry.branch),
    ),
    ...route.flatMap((stop, index) => branch(['route', index, 'branch'], stop.branch)),
  ];
}

/** Names that stand twice where they tell things apart. */
export function repeatedNames(network: Network): Contradiction[] {
  const twice = (names: readonly string[], pathOf: (index: number) => Contradiction['path']) =>
    names.flatMap((name, index) =>
      names.indexOf(name) === index
        ? []
        : [{ path: pathOf(index), message: `«${name}» está dos veces: cambiá uno.` }],
    );
  const { branches, people, tasks, notice, route } = network;
  return [
    ...twice(
      branches.map(({ key }) => key),
      (index) => ['branches', index, 'key'],
    ),
    ...twice(
      branches.map(({ name }) => name),
      (index) => ['branches', index, 'name'],
    ),
    ...twice(
      people.map(({ key }) => key),
      (index) => ['people', index, 'key'],
    ),
    ...twice(
      people.map(({ name }) => name),
      (index) => ['people', index, 'name'],
    ),
    ...twice(
      tasks.list.map(({ key }) => key),
      (index) => ['tasks', 'list', index, 'key'],
    ),
    ...twice(notice.unread, (index) => ['notice', 'unread', index]),
    ...twice(
      route.map(({ branch }) => branch),
      (index) => ['route', index, 'branch'],
    ),
  ];
}
