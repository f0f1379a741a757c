vcl 4.1;
# A cache before the shop that behaves as a CDN should, for Varnish: docs/cdn.md says why. Run it with `-p http_gzip_support=off`,
# because the shop compresses by itself, with Brotli, too.
import cookie;

backend default {
  .host = "web";
  .port = "3000";
}

sub vcl_recv {
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What is somebody's own, and the console with its stream of changes.
  if (req.http.Authorization || req.url ~ "^/(api/)?admin(/|\?|$)") {
    return (pass);
  }
  # Two cookies decide what a page is; the others would keep a page for each visitor.
  cookie.parse(req.http.Cookie);
  cookie.keep("language,save_data");
  # Whoever types the address is led to her language, and that answer is nobody else's.
  if (cookie.isset("language") && req.http.Sec-Fetch-Site == "none") {
    return (pass);
  }
  set req.http.Cookie = cookie.get_string();
  if (req.http.Cookie == "") {
    unset req.http.Cookie;
  }
  # One spelling for each of what `Vary` names.
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
