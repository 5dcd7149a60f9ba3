#!/bin/sh
# Publishes a built site in a folder that nginx serves (nginx.ts beside this file), on this machine
# or over ssh; «back» serves again what was served before.
#   deploy.sh dist /srv/lineo        deploy.sh dist web@example.com:/srv/lineo
#   deploy.sh back /srv/lineo        deploy.sh back web@example.com:/srv/lineo
set -eu
what=$1
target=$2
folder=${target#*:}

there() {
  case $target in
    *:*) ssh "${target%%:*}" "$1" ;;
    *) sh -c "$1" ;;
  esac
}

# One link is moved, in one step: whoever asks gets all of one release or all of the other.
serve() {
  there "cd '$folder' && ln -sfn \"\$(readlink current || echo '$1')\" previous &&
    ln -sfn '$1' next && mv -T next current"
  tell_moved
}

# Addresses that moved, as nginx reads them; «/» stands in its own configuration.
tell_moved() {
  there "cd '$folder' && touch redirects.conf && [ ! -f current/_redirects ] || {
    sed -n 's|^\(/[^ ][^ ]*\) \([^ ]*\) 301\$|location = \1 { return 301 \2\$is_args\$args; }|p' \
      current/_redirects >redirects.next
    cmp -s redirects.next redirects.conf ||
      echo 'Cambiaron direcciones: para que valgan, recargá nginx (nginx -s reload).'
    mv redirects.next redirects.conf
  }"
}

if [ "$what" = back ]; then
  serve "$(there "readlink '$folder/previous'")"
  exit
fi
[ -f "$what/index.html" ] || { echo "En «$what» no hay un sitio armado." >&2; exit 1; }

release=releases/$(date -u +%Y%m%dT%H%M%S%N)
there "mkdir -p '$folder/$release' '$folder/_astro'"
tar -C "$what" -cf - . | there "tar -C '$folder/$release' -xf -"
# Hashed files of earlier releases stay, for the pages that are open. Linked, each in one step: copying would
# empty, for a moment, a file that is being served and kept for a year.
there "cp -Rlf '$folder/$release/_astro/.' '$folder/_astro/'"
serve "$release"
there "cd '$folder' && ls -d releases/* | head -n -5 | xargs -r rm -rf"
