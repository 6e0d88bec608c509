// The embedded mongod speaks wire version 7 (4.0); the driver asks for 8 but works with it. Local runs and tests only.
require('mongodb/lib/cmap/wire_protocol/constants').MIN_SUPPORTED_WIRE_VERSION = 7;
