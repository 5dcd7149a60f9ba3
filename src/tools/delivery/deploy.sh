#!/bin/sh
# Publishes a built site in a folder that nginx serves (nginx.ts beside this file), on this machine or over ssh.
# The machine of the folder needs GNU's mv, head and date, which any Linux has: only that `mv` replaces a link by
# another in one step (`-T`), and only that `date` tells nanoseconds. «back» serves again what was served before.
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

# One link is moved in one step, so every request gets files of a single release.
serve() {
  there "cd '$folder' && { [ ! -L current ] || ln -sfn \"\$(readlink current)\" previous; } &&
    ln -sfn '$1' next && mv -T next current"
  tell_moved
}

# The redirects in the form that nginx reads. «/» is missing, because its redirect is in the configuration.
tell_moved() {
  there "cd '$folder' && touch redirects.conf && [ ! -f current/_redirects ] || {
    sed -n 's|^\(/[^ ][^ ]*\) \([^ ]*\) 301\$|location = \1 { return 301 \2\$is_args\$args; }|p' \
      current/_redirects >redirects.next
    cmp -s redirects.next redirects.conf ||
      echo 'Cambiaron direcciones: para que valgan, recargá nginx (nginx -t && nginx -s reload).'
    mv redirects.next redirects.conf
  }"
}

if [ "$what" = back ]; then
  before=$(there "cd '$folder' && [ -f previous/index.html ] &&
    [ \"\$(readlink previous)\" != \"\$(readlink current)\" ] && readlink previous") || {
    echo "En «$target» no hay una versión anterior." >&2
    exit 1
  }
  serve "$before"
  exit
fi
[ -f "$what/index.html" ] || { echo "En «$what» no hay un sitio armado." >&2; exit 1; }

# Packed before it is sent, so that a site that can't be read completely is never served.
pack=$(mktemp)
trap 'rm -f "$pack"' EXIT
tar -C "$what" -cf "$pack" .
# A release gets its name once it is complete. The name is the time, to the nanosecond, because two releases may have
# the same second and the oldest go first.
release=releases/$(there 'date -u +%Y%m%dT%H%M%S%N')
there "mkdir -p '$folder/releases' '$folder/_astro' && cd '$folder' &&
  mkdir '$release.part' && tar -C '$release.part' -xf -" <"$pack"
# Hashed files of the last releases stay, for the pages that are open. They are linked, each in one step: a copy would
# for a moment empty a file that is being served and cached for a year.
there "cd '$folder' && mv '$release.part' '$release' && cp -Rlf '$release/_astro/.' _astro/"
serve "$release"
# An incomplete release is deleted after an hour; a younger one may be another deploy's upload. A hashed file goes with
# the last release that has one of its name.
there "cd '$folder' && find releases -maxdepth 1 -name '*.part' -mmin +60 -exec rm -rf {} + &&
  ls -d releases/*[0-9] | head -n -5 |
  grep -vxF -e \"\$(readlink current)\" -e \"\$(readlink previous)\" | xargs -r rm -rf &&
  cd _astro && find . -type f | while read -r file; do
    ls ../releases/*/_astro/\"\$file\" >/dev/null 2>&1 || rm \"\$file\"
  done"
