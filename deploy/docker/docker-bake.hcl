# The images of a release, for both kinds of processors, from the root of the checkout:
#   VERSION=1.2.0 REVISION=$(git rev-parse HEAD) REGISTRY=ghcr.io/shop/deepam docker buildx bake -f deploy/docker/docker-bake.hcl --push --metadata-file images.json
# Then `node deploy/release/pin-images.mjs images.json`; .github/workflows/release.yml does it all, and signs them.
variable "REGISTRY" { default = "deepam" }
variable "VERSION" { default = "dev" }
variable "REVISION" { default = "" }
# See web/vite.config.ts: who runs the installation, and the map of the contact page.
variable "COMPANY_FILE" { default = "" }
variable "MAP_EMBED_URL" { default = "" }
variable "MAP_ADDRESS" { default = "" }

group "default" { targets = ["service", "web"] }

target "image" {
  context    = "."
  dockerfile = "deploy/docker/Dockerfile"
  platforms  = ["linux/amd64", "linux/arm64"]
  # The content of each image and its build, stored next to it in the registry.
  attest = ["type=sbom", "type=provenance,mode=max"]
  args   = { VERSION = VERSION, REVISION = REVISION }
}

target "service" {
  inherits = ["image"]
  name     = name
  matrix   = { name = ["gateway", "identity", "network", "cotton-order", "commission", "notification"] }
  target   = "service"
  args     = { SERVICE = name == "gateway" ? name : "services/${name}" }
  tags     = ["${REGISTRY}/${name}:${VERSION}"]
}

target "web" {
  inherits = ["image"]
  target   = "web"
  args     = { COMPANY_FILE = COMPANY_FILE, MAP_EMBED_URL = MAP_EMBED_URL, MAP_ADDRESS = MAP_ADDRESS }
  tags     = ["${REGISTRY}/web:${VERSION}"]
}
