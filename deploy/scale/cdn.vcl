vcl 4.1;
# A Varnish cache in front of the shop that behaves as a CDN should; docs/cdn.md says why. Run it with `-p http_gzip_support=off`,
# because the shop compresses its own responses, with Brotli too.
import cookie;

backend default {
  .host = "web";
  .port = "3000";
}

sub vcl_recv {
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Private responses, and the console with its stream of changes.
  if (req.http.Authorization || req.url ~ "^/(api/)?admin(/|\?|$)") {
    return (pass);
  }
  # Pages vary by two cookies only; any other cookie would store a copy per visitor.
  cookie.parse(req.http.Cookie);
  cookie.keep("language,save_data");
  # The bare address redirects to the visitor's language, so the response must not be shared.
  if (cookie.isset("language") && req.http.Sec-Fetch-Site == "none") {
    return (pass);
  }
  set req.http.Cookie = cookie.get_string();
  if (req.http.Cookie == "") {
    unset req.http.Cookie;
  }
  # Normalizes every header named in `Vary`.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.url ~ "^/(uploads|media)/" && req.http.Accept !~ "image/avif") {
    set req.http.Accept = "image/webp";
  } elsif (req.url ~ "^/(uploads|media)/") {
    set req.http.Accept = "image/avif,image/webp";
  }
  return (hash);
}
