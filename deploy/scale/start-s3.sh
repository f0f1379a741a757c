#!/bin/sh
# SeaweedFS as an S3 engine with one identity, that of the shop.
set -eu
umask 077
cat > /tmp/s3.json <<JSON
{"identities":[{"name":"haat","credentials":[{"accessKey":"$S3_ACCESS_KEY_ID","secretKey":"$S3_SECRET_ACCESS_KEY"}],"actions":["Admin","Read","Write","List"]}]}
JSON
exec weed server -dir=/data -s3 -s3.config=/tmp/s3.json -s3.port=8333
