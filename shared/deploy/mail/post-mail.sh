#!/bin/sh
# Posts the mail on standard input to the marketplace, signed as Standard Webhooks describes it. For a mail server that
# delivers to a command, such as Postfix; needs curl, openssl and coreutils. See "Receive mail" in shared/docs/operations.md.
#   INBOUND_MAIL_URL=https://market.example/api/marketplace/tex-suite/inbound-mail INBOUND_MAIL_SECRET=whsec_… post-mail.sh
# Ends with 0 when the mail was taken, 65 when it never will be, and 75 for the mail server to try again.
set -eu
mail=$(mktemp) || exit 75
trap 'rm -f "$mail"' EXIT
cat >"$mail" || exit 75

# The same mail has the same id, however often it is tried.
id=$(sha256sum "$mail" | cut -c1-64)
now=$(date +%s)
key=$(printf %s "${INBOUND_MAIL_SECRET#whsec_}" | base64 -d | od -An -vtx1 | tr -d ' \n')
signature=$({ printf '%s.%s.' "$id" "$now"; cat "$mail"; } | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)

status=$(curl --silent --show-error --max-time 120 --output /dev/null --write-out '%{http_code}' \
  --header 'Content-Type: message/rfc822' --header "Webhook-Id: $id" --header "Webhook-Timestamp: $now" \
  --header "Webhook-Signature: v1,$signature" --data-binary "@$mail" "$INBOUND_MAIL_URL") || exit 75
case $status in
  202) exit 0 ;;
  413) echo 'The mail is larger than 35 MB.' && exit 65 ;;
  *) echo "The marketplace answered $status." && exit 75 ;;
esac
