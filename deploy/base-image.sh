#!/bin/sh
# Makes the image that deploy/Containerfile builds on from Debian's packages and the Node of this
# machine, for places where no image can be pulled. As root, with debootstrap and podman:
#   deploy/base-image.sh localhost/debian-node:20
#   podman build --format docker --build-arg BASE=localhost/debian-node:20 -f deploy/Containerfile -t sabot .
set -eu
name=${1:-localhost/debian-node:20}
suite=${2:-bookworm}
node=$(command -v node)
modules=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=ca-certificates,libatomic1,libstdc++6 "$suite" "$root"
cp "$node" "$root/usr/bin/node"
mkdir -p "$root/usr/lib/node_modules"
cp -a "$modules" "$root/usr/lib/node_modules/npm"
ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/bin/npm"
# The authorities that this machine trusts: npm may come by a registry of the house's own.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
rm -rf "$root"/var/cache/apt/archives/*.deb
tar -C "$root" -c . | podman import - "$name"
