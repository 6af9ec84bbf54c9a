#!/bin/sh
# What the engines prove themselves with, made once: a certificate authority, a certificate for each
# EventStoreDB node named in NODES, and the key that MongoDB's members share. What is there is kept.
set -eu
keys=${KEYS:-/keys}
days=3650

mkdir -p "$keys/authority" "$keys/trust" "$keys/mongodb"
chmod 700 "$keys/authority"
if [ ! -s "$keys/trust/ca.crt" ]; then
  openssl req -x509 -newkey rsa:3072 -nodes -days $days -subj '/CN=Vouchwell engines' \
    -addext 'keyUsage=critical,keyCertSign,cRLSign' \
    -keyout "$keys/authority/ca.key" -out "$keys/authority/ca.crt" 2>/dev/null
  cp "$keys/authority/ca.crt" "$keys/trust/ca.crt"
  chmod 444 "$keys/trust/ca.crt"
fi

for node in $NODES; do
  folder=$keys/$node
  mkdir -p "$folder"
  if [ ! -s "$folder/node.crt" ]; then
    # EventStoreDB's nodes know each other by this common name, and clients know them by the host name.
    openssl req -newkey rsa:3072 -nodes -subj '/CN=eventstoredb-node' \
      -keyout "$folder/node.key" -out "$keys/authority/$node.csr" 2>/dev/null
    printf '%s\n' "subjectAltName=DNS:$node,DNS:localhost,IP:127.0.0.1" 'basicConstraints=CA:FALSE' \
      'keyUsage=critical,digitalSignature,keyEncipherment' 'extendedKeyUsage=serverAuth,clientAuth' \
      > "$keys/authority/$node.ext"
    openssl x509 -req -in "$keys/authority/$node.csr" -days $days -extfile "$keys/authority/$node.ext" \
      -CA "$keys/authority/ca.crt" -CAkey "$keys/authority/ca.key" -CAcreateserial \
      -out "$folder/node.crt" 2>/dev/null
  fi
  # The account that EventStoreDB's image runs as.
  chown -R 1000:1000 "$folder"
  chmod 400 "$folder/node.key"
done

if [ ! -s "$keys/mongodb/keyfile" ]; then
  openssl rand -base64 756 > "$keys/mongodb/keyfile"
fi
# The account that MongoDB's image runs as; it refuses a key that others can read.
chown -R 999:999 "$keys/mongodb"
chmod 400 "$keys/mongodb/keyfile"
